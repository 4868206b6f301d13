import { download } from './download';
import type { SharedPicture, Shape } from './shape';
import type { PictureSharing } from './usePictureSharing';

function drawShape(canvas: CanvasRenderingContext2D, shape: Shape) {
  canvas.save();
  canvas.fillStyle = shape.fill;
  if (shape.kind === 'box') {
    canvas.beginPath();
    canvas.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
    canvas.fill();
  } else if (shape.kind === 'path') {
    canvas.translate(shape.x, shape.y);
    canvas.scale(shape.scale, shape.scale);
    canvas.fill(new Path2D(shape.d));
  } else {
    canvas.font = `${shape.size}px "${shape.font}"`;
    canvas.textAlign = shape.align === 'middle' ? 'center' : shape.align;
    canvas.fillText(shape.text, shape.x, shape.y);
  }
  canvas.restore();
}

function renderPng({ width, height, shapes }: SharedPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) shapes.forEach((shape) => drawShape(context, shape));
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('No picture came of it'))), 'image/png'),
  );
}

/** Opens the browser's share dialog, or downloads the picture in a browser without one. */
export const usePictureSharing = (picture: SharedPicture, name: string): PictureSharing => ({
  hidden: null,
  async share() {
    const png = await renderPng(picture);
    const files = [new File([png], name, { type: 'image/png' })];
    if (!navigator.canShare?.({ files })) {
      download(png, name);
      return 'saved';
    }
    await navigator.share({ files });
    return 'shared';
  },
});
