/** Eight preset theme colours (R-CONST-08), including both defaults of the specification (R-SHELL-45). */
export const THEME_COLORS = [
  '#409EFF',
  '#51adc6',
  '#1677ff',
  '#11a983',
  '#6959cd',
  '#d4380d',
  '#c41d7f',
  '#304156',
] as const
