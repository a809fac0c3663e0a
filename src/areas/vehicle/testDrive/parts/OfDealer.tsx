import { Empty } from 'antd'
import type { ReactNode } from 'react'
import { DealerBar, useDealer } from '@/business/DealerBar'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'

/** What is about one dealer, which headquarters or a group chooses first; `head` stands over the place where none is chosen. */
export const OfDealer = ({ head, children }: { head?: ReactNode; children: (dealerCode: string) => ReactNode }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const dealer = useDealer()
  return (
    <>
      <DealerBar
        placeholder={t('orders.chooseDealer')}
        choose={(code) => setQuery({ dealerCode: code || undefined, page: undefined })}
      />
      {dealer ? (
        children(dealer)
      ) : (
        <section className="card">
          {head}
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('orders.chooseDealer')} />
        </section>
      )}
    </>
  )
}
