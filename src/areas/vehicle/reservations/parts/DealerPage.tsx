import { Empty } from 'antd'
import { type ReactNode, useState } from 'react'
import { DealerSelect } from '@/business/DealerSelect'
import { useViewer } from '@/business/viewer'
import { Ask } from '@/kit/dialog/ask'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { useDirty } from '@/session/dirty'

/** A page about one dealer: a dealer's own, or the one that the address names. Another one is chosen after a question where input is not saved. */
export const DealerPage = ({
  none,
  drop,
  children,
}: {
  /** How a page without a dealer is called; without it one must be chosen. */
  none?: string
  /** Forgets what is not saved of a dealer. */
  drop?: (dealerCode: string) => void
  children: (dealerCode: string) => ReactNode
}) => {
  const t = useT()
  const { ownDealer, group, dealerCode } = useViewer()
  const { tab, query, setQuery } = useScreen()
  const dirty = useDirty(({ keys }) => keys.includes(tab))
  const [next, setNext] = useState<string>()
  const chosen = ownDealer || (query.get('dealerCode') ?? '')
  const choose = (code: string) => setQuery({ dealerCode: code || undefined })
  return (
    <>
      {!ownDealer && (
        <div className="card dealer-bar">
          <DealerSelect
            value={chosen || undefined}
            group={group ? dealerCode : undefined}
            label={t('reserveSchedule.dealerCode')}
            placeholder={none ?? t('reservations.chooseDealer')}
            onChange={(code) => (dirty ? setNext : choose)(typeof code === 'string' ? code : '')}
          />
        </div>
      )}
      {chosen || none ? (
        children(chosen)
      ) : (
        <section className="card">
          <Empty description={t('reservations.chooseDealer')} />
        </section>
      )}
      <Ask
        question={
          next === undefined
            ? undefined
            : { title: t('kit.leave'), okText: t('kit.discardChanges'), cancelText: t('kit.keepEditing'), danger: true }
        }
        busy={false}
        onCancel={() => setNext(undefined)}
        onOk={() => {
          drop?.(chosen)
          choose(next ?? '')
          setNext(undefined)
        }}
      />
    </>
  )
}
