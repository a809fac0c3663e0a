import type { TextKey } from '@/locales'

export interface Colour {
  value: string
  label: TextKey
}

/** Text colours, readable on white and on every background colour (checked by a test). */
export const INKS: readonly Colour[] = [
  { value: 'rgb(89, 89, 89)', label: 'rich.gray' },
  { value: 'rgb(168, 7, 26)', label: 'rich.red' },
  { value: 'rgb(135, 56, 0)', label: 'rich.orange' },
  { value: 'rgb(19, 82, 0)', label: 'rich.green' },
  { value: 'rgb(0, 71, 79)', label: 'rich.teal' },
  { value: 'rgb(0, 62, 179)', label: 'rich.blue' },
  { value: 'rgb(57, 16, 133)', label: 'rich.purple' },
  { value: 'rgb(158, 16, 104)', label: 'rich.pink' },
]

export const GROUNDS: readonly Colour[] = [
  { value: 'rgb(240, 240, 240)', label: 'rich.gray' },
  { value: 'rgb(255, 228, 225)', label: 'rich.red' },
  { value: 'rgb(255, 231, 186)', label: 'rich.orange' },
  { value: 'rgb(255, 255, 184)', label: 'rich.yellow' },
  { value: 'rgb(217, 247, 190)', label: 'rich.green' },
  { value: 'rgb(181, 245, 236)', label: 'rich.teal' },
  { value: 'rgb(216, 235, 255)', label: 'rich.blue' },
  { value: 'rgb(239, 219, 255)', label: 'rich.purple' },
]
