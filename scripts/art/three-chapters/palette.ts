/** Parchment, forest and gold. */
import type { Trait } from '../../../src/rules/three-chapters/names';
import type { Fur } from '../fur';

export const tale = {
  ink: '#2e2118',
  parchment: '#f3e4c1',
  page: '#fff6dc',
  edge: '#e2cb98',
  forest: '#1f4d3c',
  gold: '#e0a93a',
  straw: '#f6d27a',
  brick: '#a8402f',
  shadow: '#2a1810',
  cream: '#fff3d6',
} as const;

export const traitColours: Readonly<Record<Trait, string>> = {
  monster: '#7a3f2c',
  magic: '#5a4a9f',
  villain: '#3d2f45',
  animal: '#8a5a2a',
  child: '#b8382f',
  dwarf: '#2f6f4f',
  wonderland: '#1f7396',
  royal: '#94620c',
};

/** What skin darkens to, and the lids of its eyes. */
const skin = (fur: string, shade: string, deep: string): Fur => ({
  fur,
  shade,
  deep,
  light: '#fffaf0',
  inner: '#e8806a',
  iris: '#fffaf0',
  ink: '#2a1a1e',
});

export const skins = {
  fair: skin('#f6cfa8', '#e0a582', '#a85f42'),
  pale: skin('#fbe3d0', '#e8bfa6', '#b0705a'),
  rosy: skin('#f0bd94', '#d8966e', '#9a5438'),
  tan: skin('#dda574', '#bd8052', '#7a4a2a'),
  wood: skin('#e0b07a', '#c48f58', '#8a5a30'),
  ash: skin('#d9ddd3', '#aeb5ae', '#6f7a78'),
  ice: skin('#e4eff6', '#b4d0e2', '#5f8aa8'),
  witch: skin('#a9c48a', '#86a36a', '#56703f'),
  olive: skin('#b9a860', '#94833f', '#5f5226'),
  imp: skin('#dcc684', '#b89a58', '#75592a'),
  troll: skin('#86a3a0', '#647f80', '#3f5658'),
} as const satisfies Record<string, Fur>;
