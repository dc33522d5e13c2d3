import { type Hex, linearChannels, toHex } from './color.ts';
import { rgbOfLight } from './rgb.ts';

/** Ways of seeing without one kind of cone: without red, without green, without blue. */
export const visionDeficiencies = ['protanopia', 'deuteranopia', 'tritanopia'] as const;
export type VisionDeficiency = (typeof visionDeficiencies)[number];

/** Machado, Oliveira, Fernandes: A physiologically-based model for simulation of color vision deficiency (2009), severity 1. */
export const visionMatrices = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const satisfies Record<VisionDeficiency, readonly number[]>;

/** The colour as someone with this deficiency sees it (the model works on linear light). */
export const simulate = (color: string, deficiency: VisionDeficiency): Hex => {
  const [r, g, b] = linearChannels(color);
  const m = visionMatrices[deficiency];
  const row = (at: 0 | 3 | 6) => m[at] * r + m[(at + 1) as 1] * g + m[(at + 2) as 2] * b;
  return toHex(rgbOfLight(row(0), row(3), row(6)));
};
