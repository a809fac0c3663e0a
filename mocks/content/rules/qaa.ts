import type { Qaa, QaaPage } from '@/entities/content/qaa'
import { shelfStatus } from '@/entities/content/shared'
import { createContext } from '../../core/context'
import { seeded } from '../../core/control'
import { withId } from '../../core/input'
import type { UserRow } from '../../system/data/types'
import { org, reference } from '../../system/rules/store'
import { buildQaa, type QaaRow } from '../data/qaa'
import { keepsContent } from './channels'

export const qaaRows = seeded('qaa', (): QaaRow[] => buildQaa(createContext(reference(), 20_260_402, 1), org.carSeries))

/** Returns the questions a user may see. Questions that were never published are limited to headquarters. */
export const qaaFor = (user: UserRow): QaaRow[] =>
  keepsContent(user) ? qaaRows() : qaaRows().filter(({ status }) => status !== shelfStatus.new)
export const qaaOf = (id: unknown, user: UserRow): QaaRow => withId(qaaFor(user), id, '记录不存在或无权查看')

/** Returns the share of useful votes in percent. Null without votes. */
export const usefulRate = ({ usefulCount, uselessCount }: QaaRow): number | null =>
  usefulCount + uselessCount === 0 ? null : Math.round((usefulCount / (usefulCount + uselessCount)) * 1000) / 10

export const qaaPage = (row: QaaRow): QaaPage => ({
  // The data holds only the values of the enumerations. A rate may be absent.
  ...(row as unknown as QaaPage),
  seriesNames: row.seriesCodes.map((code) => org.carSeries.find((one) => one.seriesCode === code)?.seriesName ?? code),
  usefulRate: usefulRate(row) as number,
})
export const qaaView = (row: QaaRow): Qaa => {
  const { votes: _, ...view } = qaaPage(row)
  return view
}
