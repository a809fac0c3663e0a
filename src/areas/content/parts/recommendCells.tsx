import * as recommends from '@/api/content/recommends'
import { recommend, type Recommend } from '@/entities/content/recommend'
import { ecBlockSlots } from '@/entities/content/slots'
import { is } from '@/entities/field'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { TargetName } from '@/business/links/ContentPicker'
import { PictureFrame } from '@/kit/show/Picture'
import type { Shelf } from './shelf'

export const nameOf = ({ title, id }: { title: string; id: string }): string => plain(title) || id
export const isDead = ({ aliveFlag }: { aliveFlag?: unknown }): boolean => is(aliveFlag, 0)

export const REC_SHELF: Shelf<Recommend> = {
  field: recommend.status,
  shelve: recommends.shelve,
  can: 'recommends.shelve',
  nameOf,
}

export const ContentCell = ({ row }: { row: { contentTitle: unknown; contentId: unknown; aliveFlag?: unknown } }) => {
  const title = plain(row.contentTitle) || plain(row.contentId)
  return title ? <TargetName title={title} gone={isDead(row)} /> : <Blank />
}

export const CardPicture = ({ src, block }: { src: unknown; block: unknown }) => {
  const [width, height] = ecBlockSlots[Number(block)]?.size ?? [1, 1]
  return <PictureFrame src={plain(src)} width={`${Math.min(100, (width / height) * 100)}%`} ratio={width / height} />
}
