import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import type { BankBranch } from '@/entities/orders/bankBranch'
import { prorateAccount } from '@/entities/orders/prorateAccount'
import type { ControlProps } from '@/kit/form/controls'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'
import { BranchDialog } from './BranchDialog'

/** The branch at which an account is kept, searched among those that the provider knows; `take` gets its name and its code. */
export const BranchBox = ({
  id,
  value,
  bankNo,
  disabled,
  take,
}: ControlProps<string | undefined> & {
  bankNo: string | undefined
  take: (branch: Pick<BankBranch, 'bankName' | 'bankNo'>) => void
}) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Space.Compact className="full-width">
        <Input
          id={id}
          readOnly
          disabled={disabled}
          value={named(value, bankNo)}
          title={named(value, bankNo)}
          placeholder={t(prorateAccount.bankName.label)}
        />
        <Button disabled={disabled} onClick={() => setOpen(true)}>
          {t('account.searchBranch')}
        </Button>
      </Space.Compact>
      {open && (
        <BranchDialog
          onClose={() => setOpen(false)}
          pick={({ bankName, bankNo: code }) => {
            take({ bankName, bankNo: code })
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
