import { Button, Space } from 'antd'
import { useState } from 'react'
import { ApiError } from '@/api/error'
import * as organisation from '@/api/system/organisation'
import { is } from '@/entities/field'
import { clueStatus } from '@/entities/leads/enums'
import { staffStatus } from '@/entities/shared/enums'
import type { Staff } from '@/entities/shared/staff'
import type { Action } from '@/kit/actions/actions'
import { Dialog } from '@/kit/dialog/dialog'
import { statePair } from '@/kit/list/statePair'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { addressTo, to } from '@/routes'
import { usePermitted } from '@/session/permissions'

const MAX = 100
const USERS = '/system-management/userManagement'
const CLUES = '/clue-management/clueList'
const OPEN = [clueStatus.toContact, clueStatus.following, clueStatus.visited, clueStatus.driven].join(',')

const openLeadsOf = ({ id, dealerCode }: Staff): string => {
  const address = addressTo(CLUES, { status: OPEN, dealerCode, saleUserId: id })
  return address && `${address}&createTime=`
}

interface Refused {
  row: Staff
  message: string
}

/** Actions on staff by state, and the dialog that explains why a person with open leads cannot be disabled. */
export const useStaffActions = () => {
  const t = useT()
  const { go } = useScreen()
  const { pages } = usePermitted()
  const [refused, setRefused] = useState<Refused>()

  const isActive = (row: Staff) => is(row.status, staffStatus.active)
  const state = statePair<Staff>(t, {
    can: 'organisation.setStaffStatus',
    isOn: isActive,
    set: async (row, on, options) => {
      try {
        await organisation.setStaffStatus(
          { id: row.id, status: on ? staffStatus.active : staffStatus.disabled },
          options,
        )
      } catch (error) {
        if (!options && error instanceof ApiError && error.fields.clues)
          setRefused({ row, message: error.fields.clues })
        throw error
      }
    },
    on: {
      label: 'kit.enable',
      done: t('staff.enabled'),
      when: (row) => is(row.status, staffStatus.disabled),
    },
    off: {
      label: 'kit.disable',
      done: t('staff.disabled'),
      danger: true,
      ask: (row) => ({ title: t('staff.disableAsk', { name: row.staffName }) }),
      effect: 'staff.disableEffect',
    },
  })

  const actionsOf = (row: Staff): Action[] => [
    ...state.actions(row),
    {
      label: 'staff.openAccount',
      can: 'users.create',
      hide: !isActive(row) || !!row.username || !pages.has(USERS),
      run: () => go(to(USERS, { mode: 'new', staff: row.id })),
    },
  ]
  const bulk = state.bulk(MAX)
  const close = () => setRefused(undefined)
  const host = (
    <Dialog
      open={refused !== undefined}
      title={refused && t('staff.cannotDisable', { name: refused.row.staffName })}
      width={440}
      onClose={close}
      footer={
        <Space>
          <Button onClick={close}>{t('kit.close')}</Button>
          {refused && pages.has(CLUES) && (
            <Button type="primary" onClick={() => go(openLeadsOf(refused.row))}>
              {t('staff.seeClues')}
            </Button>
          )}
        </Space>
      }
    >
      {refused?.message}
    </Dialog>
  )
  return { actionsOf, bulk, host }
}
