import '../faqs.css'
import { type Qaa, qaa as fields } from '@/entities/content/qaa'
import { isYes } from '@/entities/field'
import { useList } from '@/kit/list/place'
import { plain } from '@/kit/show/format'
import { CellLink, Mark, Tags, Value } from '@/kit/show/kinds'
import { Marked } from '@/kit/show/Marked'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { ShelfSwitch } from '../../parts/ShelfSwitch'
import { POOR, QAA_SHELF, qaaDown } from './shelf'

const FIRST = 60
/** Number of votes below which a rate is not meaningful. */
const ENOUGH = 20
const NAMES = 3

export const QaaSwitch = ({ row }: { row: Qaa }) => (
  <ShelfSwitch row={row} name={row.title} of={QAA_SHELF} down={qaaDown(row, useT())} />
)

export const QaaTitle = ({ row, to }: { row: Qaa; to: string }) => {
  const t = useT()
  const { state } = useList()
  const answer = plain(row.content)
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
  return (
    <span title={[...answer].slice(0, FIRST).join('')}>
      <CellLink to={to}>
        <Marked text={plain(row.title)} query={state?.texts[fields.title.key] ?? ''} />
      </CellLink>{' '}
      {isYes(row.hotFlag) && <Mark>{t('faqs.hot')}</Mark>}
    </span>
  )
}

/** Series that a reply applies to. No series means all. */
export const SeriesTags = ({ names }: { names: readonly string[] }) => {
  const t = useT()
  return names.length ? <Tags texts={names} max={NAMES} /> : t('list.all')
}

/** Share of readers who found it helpful, in red if low and based on enough votes. */
export const HelpRate = ({ row }: { row: Qaa }) => {
  const votes = (numberIn(row.usefulCount) ?? 0) + (numberIn(row.uselessCount) ?? 0)
  const rate = numberIn(row.usefulRate)
  const isPoor = rate !== null && rate < POOR && votes >= ENOUGH
  return (
    <span className={isPoor ? 'faq-poor' : undefined}>
      <Value field={fields.usefulRate} value={row.usefulRate} />
    </span>
  )
}
