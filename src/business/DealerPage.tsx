import './business.css'
import { Empty } from 'antd'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { useDirty } from '@/session/dirty'
import { DealerSelect } from './DealerSelect'
import { useViewer } from './viewer'

/**
 * Page of one dealer: the dealer of the user, or the one in the address. Switching requires confirmation while there
 * are unsaved changes.
 */
export const DealerPage = ({
  none,
  head,
  drop,
  children,
}: {
  /** Placeholder for the page without a dealer, whose code is then ''. Without it a dealer must be chosen first. */
  none?: string
  /** Content shown until a dealer is chosen. */
  head?: ReactNode
  /** Discards the unsaved changes of a dealer. */
  drop?: (dealerCode: string) => void
  children: (dealerCode: string) => ReactNode
}) => {
  const t = useT()
  const { ownDealer, group, dealerCode } = useViewer()
  const { tab, query, setQuery } = useScreen()
  const dirty = useDirty(({ keys }) => keys.includes(tab))
  const [next, setNext] = useState<string>()
  const chosen = ownDealer || (query.get('dealerCode') ?? '')
  const choose = (code: string) => setQuery({ dealerCode: code || undefined, page: undefined })
  return (
    <>
      {!ownDealer && (
        <div className="dealer-bar">
          <DealerSelect
            value={chosen || undefined}
            group={group ? dealerCode : undefined}
            label={t('page.dealer')}
            placeholder={none ?? t('page.chooseDealer')}
            onChange={(code) => (dirty ? setNext : choose)(typeof code === 'string' ? code : '')}
          />
        </div>
      )}
      {chosen || none ? (
        children(chosen)
      ) : (
        <section className="card">
          {head}
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('page.chooseDealer')} />
        </section>
      )}
      <ConfirmDialog
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
