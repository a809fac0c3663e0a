const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/

/** Estimates the width of a text in px: full-width letters are square, others a good half of that. */
export const textWidth = (text: string, size = 14): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? size : size * 0.57), 0)
