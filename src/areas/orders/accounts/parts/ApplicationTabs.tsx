import { Tabs } from 'antd'
import type { ProrateApplication } from '@/api/orders/prorateAccounts'
import { useT } from '@/locales'
import { BankFacts, BasicFacts, LegalFacts } from './ApplicationFacts'
import { PictureFacts } from './PictureFacts'

/** What was sent in, part by part; read only. */
export const ApplicationTabs = ({ row }: { row: ProrateApplication }) => {
  const t = useT()
  return (
    <Tabs
      items={[
        { key: 'basic', label: t('account.basic'), children: <BasicFacts row={row} /> },
        { key: 'legal', label: t('account.legal'), children: <LegalFacts row={row} /> },
        { key: 'bank', label: t('account.bank'), children: <BankFacts row={row} /> },
        { key: 'pictures', label: t('account.pictures'), children: <PictureFacts row={row} /> },
      ]}
    />
  )
}
