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
/** So many votes must be there for a rate to mean anything. */
const ENOUGH = 20
const NAMES = 3

export const QaaSwitch = ({ row }: { row: Qaa }) => (
  <ShelfSwitch row={row} name={row.title} of={QAA_SHELF} down={qaaDown(row, useT())} />
)

/** A question that leads to its page, what is searched for marked in it; popular ones say so, the answer begins under the pointer. */
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

/** The series that an answer is for; none stands for all. */
export const SeriesTags = ({ names }: { names: readonly string[] }) => {
  const t = useT()
  return names.length ? <Tags texts={names} max={NAMES} /> : t('list.all')
}

/** How many of its readers an answer helped; red where it is few of enough. */
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
