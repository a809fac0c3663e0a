import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { is } from '@/entities/field'
import { prorateAccount } from '@/entities/orders/prorateAccount'
import { prorateStatus } from '@/entities/orders/prorateEnums'
import type { Action } from '@/kit/actions/actions'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { BankFacts, BasicFacts, LegalFacts } from './ApplicationFacts'
import { PictureFacts } from './PictureFacts'
import { Opened } from './Opened'
import { Progress } from './Progress'
import { Refusal } from './Refusal'

type Application = prorateAccounts.ProrateApplication
const isOpen = (row: Application) => is(row.status, prorateStatus.opened)

/** An application in full, part by part, with what can be done; of an open account also how it is at the provider. */
export const AccountPanel = ({ actionsOf }: { actionsOf: (row: Application) => readonly Action[] }) => {
  const t = useT()
  return (
    <RecordPanel
      load={prorateAccounts.get}
      title={(row) => row.dealerName || row.dealerCode}
      status={prorateAccount.status}
      marks={(row) => isOpen(row) && <StatusTag field={prorateAccount.accountState} value={row.accountState} />}
      actions={actionsOf}
      tabs={(row) => [
        {
          key: 'basic',
          label: t('account.basic'),
          children: (
            <>
              {isOpen(row) && <Opened dealerCode={row.dealerCode} />}
              <BasicFacts row={row} />
            </>
          ),
        },
        { key: 'legal', label: t('account.legal'), children: <LegalFacts row={row} /> },
        { key: 'bank', label: t('account.bank'), children: <BankFacts row={row} /> },
        { key: 'pictures', label: t('account.pictures'), children: <PictureFacts row={row} /> },
        { key: 'progress', label: t('account.progress'), children: <Progress row={row} /> },
      ]}
    >
      {(row) => <Refusal row={row} />}
    </RecordPanel>
  )
}
