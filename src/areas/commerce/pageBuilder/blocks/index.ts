import type { BlockKind } from '../kind'
import { anchor } from './anchor'
import { banner } from './banner'
import { countdown } from './countdown'
import { coupon } from './coupon'
import { cube } from './cube'
import { divider } from './divider'
import { goods } from './goods'
import { image } from './image'
import { nav } from './nav'
import { notice } from './notice'
import { richtext } from './richtext'
import { title } from './title'
import { video } from './video'

export const KINDS: readonly BlockKind[] = [
  banner,
  image,
  cube,
  nav,
  title,
  goods,
  coupon,
  countdown,
  notice,
  video,
  richtext,
  anchor,
  divider,
]
export const kindOf = (type: string): BlockKind | undefined => KINDS.find((kind) => kind.type === type)
