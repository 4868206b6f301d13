import type { Scenery } from '../../table/scene';

import type { BedLook, TileLook } from './actionBoard';
import { Bed, Drawer, Tile } from './boardPictures';
import { StairsColumn, Tower } from './ColumnPictures';
import type { CathedralLook } from './columns';
import { ConflictHead } from './ConflictHead';
import type { SideLook, SlotsLook, StageLook, TitleLook } from './conflictScene';
import { ConflictWords } from './ConflictSideWords';
import { ConflictSlots } from './ConflictSlots';
import { ConflictStage } from './ConflictStage';
import { ConflictTitle } from './ConflictTitle';
import type { DrawerLook } from './drawers';
import { DreamDeck, type DreamDeckLook } from './DreamDeck';
import { DreamDisplay, type DisplayLook } from './DreamDisplay';
import { GhostPicture, type GhostLook } from './GhostPicture';
import { MapPicture, SignsPicture, type MapLook, type SignsLook } from './map';
import type { MarketHeadLook } from './market';
import { MarketHead } from './MarketHead';
import { PayersPicture, type PayersLook } from './PayersPicture';
import { PrintsPicture, type PrintsLook } from './PrintsPicture';
import { SeatBelongings, type BelongingsLook } from './SeatBelongings';
import type { StairsLook } from './stairs';
import type { TracksLook } from './tracks';
import { TracksPicture } from './TracksPicture';

/** Draws what belongs to the table itself. */
export function SceneryPicture({
  picture,
  width,
  height,
  data,
}: Pick<Scenery, 'picture' | 'width' | 'height' | 'data'>) {
  const box = { width, height };
  switch (picture) {
    case 'map':
      return <MapPicture look={data as MapLook} width={width} />;
    case 'payers':
      return <PayersPicture look={data as PayersLook} width={width} />;
    case 'prints':
      return <PrintsPicture look={data as PrintsLook} width={width} />;
    case 'ghost':
      return <GhostPicture look={data as GhostLook} />;
    case 'signs':
      return <SignsPicture look={data as SignsLook} width={width} />;
    case 'tracks':
      return <TracksPicture look={data as TracksLook} {...box} />;
    case 'tile':
      return <Tile look={data as TileLook} {...box} />;
    case 'bed':
      return <Bed look={data as BedLook} {...box} />;
    case 'conflictTitle':
      return <ConflictTitle look={data as TitleLook} {...box} />;
    case 'conflictStage':
      return <ConflictStage look={data as StageLook} {...box} />;
    case 'conflictHead':
      return <ConflictHead look={data as SideLook} {...box} />;
    case 'conflictSlots':
      return <ConflictSlots look={data as SlotsLook} {...box} />;
    case 'conflictWords':
      return <ConflictWords look={data as SideLook} {...box} />;
    case 'drawer':
      return <Drawer look={data as DrawerLook} {...box} />;
    case 'tower':
      return <Tower look={data as CathedralLook} {...box} />;
    case 'stairs':
      return <StairsColumn look={data as StairsLook} {...box} />;
    case 'belongings':
      return <SeatBelongings look={data as BelongingsLook} {...box} />;
    case 'display':
      return <DreamDisplay look={data as DisplayLook} {...box} />;
    case 'dreamDeck':
      return <DreamDeck look={data as DreamDeckLook} width={width} />;
    case 'marketHead':
      return <MarketHead look={data as MarketHeadLook} {...box} />;
    default:
      return null;
  }
}
