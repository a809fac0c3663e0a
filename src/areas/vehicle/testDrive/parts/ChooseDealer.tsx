import '../testDrive.css'
import { Empty } from 'antd'
import { DealerSelect } from '@/business/DealerSelect'
import { useViewer } from '@/business/viewer'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'

/** The key of the dealer that headquarters or a group looks at, in the address. */
export const DEALER = 'dealerCode'

/** The dealer whose page it is: the viewer's own, else the one that the address names; '' where one is to be chosen. */
export const useDealer = (): string => {
  const { ownDealer } = useViewer()
  const { query } = useScreen()
  return ownDealer || (query.get(DEALER) ?? '')
}

/** Has headquarters or a group choose the dealer of the page; nothing for dealers. */
export const ChooseDealer = () => {
  const t = useT()
  const { ownDealer, group, dealerCode } = useViewer()
  const { query, setQuery } = useScreen()
  if (ownDealer) return null
  const chosen = query.get(DEALER) ?? ''
  return (
    <>
      <div className="drive-dealer">
        <DealerSelect
          group={group ? dealerCode : undefined}
          value={chosen || undefined}
          label={t('orders.chooseDealer')}
          placeholder={t('orders.chooseDealer')}
          onChange={(code) => setQuery({ [DEALER]: typeof code === 'string' ? code : undefined, page: undefined })}
        />
      </div>
      {!chosen && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('orders.chooseDealer')} />}
    </>
  )
}
