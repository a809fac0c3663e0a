import * as recommends from '@/api/content/recommends'
import { recommend, type Recommend } from '@/entities/content/recommend'
import { is } from '@/entities/field'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { TargetName } from '@/business/links/ContentPicker'
import { Picture } from '@/kit/show/Picture'
import type { Shelf } from './shelf'

/** What a recommendation or a card is called. */
export const nameOf = ({ title, id }: { title: string; id: string }): string => plain(title) || id
/** Whether users no longer see what it recommends. */
export const isDead = ({ aliveFlag }: { aliveFlag?: unknown }): boolean => is(aliveFlag, 0)

/** How recommendations are published. */
export const REC_SHELF: Shelf<Recommend> = {
  field: recommend.status,
  shelve: recommends.shelve,
  can: 'recommends.shelve',
  nameOf,
}

/** What is recommended; marked when users no longer see it. */
export const ContentCell = ({ row }: { row: { contentTitle: unknown; contentId: unknown; aliveFlag?: unknown } }) => {
  const title = plain(row.contentTitle) || plain(row.contentId)
  return title ? <TargetName title={title} gone={isDead(row)} /> : <Blank />
}

/** Its picture in the shape of its place; a click shows it large. */
export const Cover = ({ src, alt, width, height }: { src: unknown; alt: string; width: number; height: number }) =>
  plain(src) ? (
    <Picture src={plain(src)} alt={alt} width={width} height={height} loading="lazy" className="rec-cover" />
  ) : (
    <Blank />
  )
