/** Rust, bone and soot; one ember light a picture, and verdigris, the one cold colour. */
export const soot = '#17130f';
export const coal = '#2a221d';
export const ash = '#4d433b';
export const stone = '#6f6154';
export const slate = '#8b7d6d';
export const rust = '#a6491f';
export const flame = '#d9702f';
export const ember = '#f5a13c';
export const pale = '#ffd9a0';
export const bone = '#eadcc0';
export const sand = '#c9b692';
export const blood = '#6e1f1a';
export const red = '#b5301f';
export const verdigris = '#5f8277';
export const mist = '#8fb0a2';
export const pine = '#2f4a48';

/** What falls under every paper of this game. */
export const night = '#050302';
