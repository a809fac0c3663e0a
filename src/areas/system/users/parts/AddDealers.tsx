import { Alert } from 'antd'
import { useState } from 'react'
import * as users from '@/api/system/users'
import { DealerPicker } from '@/business/DealerPicker'
import { is } from '@/entities/field'
import { userStatus } from '@/entities/shared/enums'
import type { User } from '@/entities/shared/user'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import type { BulkAction } from '@/kit/list/bulk'
import { useT } from '@/locales'
import { takesDealers } from './access'

const add = (codes: readonly string[]) => async (row: User) => {
  const has = await users.listRelatedDealers({ userId: row.id }, { quiet: true })
  const dealerCodes = [...new Set([...has.map(({ dealerCode }) => dealerCode), ...codes])]
  await users.saveRelatedDealers({ userId: row.id, dealerCodes }, { quiet: true })
}

interface Opened {
  rows: User[]
  run: (each: (row: User) => Promise<unknown>) => void
}

export const useAddDealers = () => {
  const [opened, setOpened] = useState<Opened>()
  const action: BulkAction<User> = {
    label: 'users.addDealers',
    can: 'users.saveRelatedDealers',
    when: (row) => !is(row.status, userStatus.left) && takesDealers(row),
    open: (rows, _, run) => setOpened({ rows, run }),
  }
  return { action, opened, close: () => setOpened(undefined) }
}

export const AddDealers = ({ opened, close }: Pick<ReturnType<typeof useAddDealers>, 'opened' | 'close'>) =>
  opened ? <Opened {...opened} close={close} /> : null

const Opened = ({ rows, run, close }: Opened & { close: () => void }) => {
  const t = useT()
  const [codes, setCodes] = useState<string[]>([])
  return (
    <Dialog
      open
      width={860}
      title={t('users.addDealers')}
      onClose={close}
      footer={
        <DialogButtons
          ok={t('users.addDealersTo', { count: rows.length })}
          disabled={codes.length === 0}
          onOk={() => {
            close()
            run(add(codes))
          }}
          onClose={close}
        />
      }
    >
      <Alert type="info" showIcon title={t('users.addDealersHint')} className="space-below-md" />
      <DealerPicker value={codes} onChange={setCodes} />
    </Dialog>
  )
}
