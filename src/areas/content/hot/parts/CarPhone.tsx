import { Space } from 'antd'
import { useState } from 'react'
import * as quickEntries from '@/api/content/quickEntries'
import { useViewer } from '@/business/viewer'
import { entryPosition, type QuickEntry } from '@/entities/content/quickEntry'
import { client } from '@/entities/content/shared'
import { Loaded } from '@/kit/data/load'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { EntryPhone } from './EntryPhone'
import { hiddenBecause, type Looker, nameOf } from './entryRules'
import { LookerBox } from './LookerBox'
import { usePhoneOrder } from './usePhoneOrder'

/** The page of the own car as somebody sees it, put in order there too; below it what that one does not see, and why. */
export const CarPhone = ({
  load,
  entries,
}: {
  load: Parameters<typeof Loaded>[0]['load']
  entries: readonly QuickEntry[]
}) => {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const [looker, setLooker] = useState<Looker>({ who: 'owner', client: client.android })
  const [dark, setDark] = useState(false)
  const seen = entries.filter((entry) => !hiddenBecause(entry, looker))
  const hidden = entries.flatMap((entry) => {
    const why = hiddenBecause(entry, looker)
    return why ? [{ entry, why }] : []
  })
  const { shown, move } = usePhoneOrder(seen, (items) => quickEntries.sort({ position: entryPosition.car, items }))
  return (
    <Space orientation="vertical" size={12} className="hot-phone">
      <LookerBox cars looker={looker} onChange={setLooker} dark={dark} onDark={setDark} />
      <Loaded load={load}>
        <EntryPhone
          position={entryPosition.car}
          entries={shown}
          dark={dark}
          move={head && may('quickEntries.sort') ? move : undefined}
        />
        {hidden.length > 0 && (
          <section aria-label={t('hot.hidden')}>
            <strong>{t('hot.hidden')}</strong>
            <ul className="hot-hidden">
              {hidden.map(({ entry, why }) => (
                <li key={entry.id}>
                  <bdi>{nameOf(entry)}</bdi>
                  <span className="quiet">{t(why)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Loaded>
    </Space>
  )
}
