import { Alert, Space } from 'antd'
import { useState } from 'react'
import * as dealers from '@/api/system/dealers'
import { DealerSelect } from '@/business/DealerSelect'
import { is } from '@/entities/field'
import { auditStatus } from '@/entities/shared/enums'
import { type SecondDealer, secondDealer } from '@/entities/shared/secondDealer'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import type { BulkAction } from '@/kit/list/bulk'
import { useT } from '@/locales'

interface Moving {
  rows: readonly SecondDealer[]
  run: (each: (row: SecondDealer) => Promise<unknown>) => void
}

export const useMoving = () => {
  const [moving, setMoving] = useState<Moving>()
  const action: BulkAction<SecondDealer> = {
    label: 'subDealers.move',
    can: 'dealers.updateSecond',
    when: (row) => is(row.auditStatus, auditStatus.approved),
    open: (rows, _, run) => setMoving({ rows, run }),
  }
  return { action, moving, stop: () => setMoving(undefined) }
}

export const MoveDialog = ({ moving, stop }: { moving: Moving | undefined; stop: () => void }) => {
  const t = useT()
  const [code, setCode] = useState<string>()
  const close = () => {
    setCode(undefined)
    stop()
  }
  const label = t(secondDealer.parentDealerCode.label)
  return (
    <Dialog
      open={moving !== undefined}
      title={t('subDealers.move')}
      onClose={close}
      footer={
        <DialogButtons
          ok={t('subDealers.moveOk')}
          disabled={!code}
          onOk={() => {
            if (code)
              moving?.run((row) => dealers.updateSecond([{ id: row.id, parentDealerCode: code }], { quiet: true }))
            close()
          }}
          onClose={close}
        />
      }
    >
      <Space orientation="vertical" size={12} className="full-width">
        <Alert type="info" showIcon title={t('subDealers.moveCount', { count: moving?.rows.length ?? 0 })} />
        <DealerSelect
          value={code}
          label={label}
          placeholder={label}
          onChange={(to) => setCode(typeof to === 'string' ? to : undefined)}
        />
      </Space>
    </Dialog>
  )
}
