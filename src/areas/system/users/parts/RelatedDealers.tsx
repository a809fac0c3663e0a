import { Skeleton } from 'antd'
import { useState } from 'react'
import * as users from '@/api/system/users'
import type { User } from '@/entities/shared/user'
import { Panel } from '@/kit/dialog/dialog'
import { FormPanel } from '@/kit/form/FormPanel'
import { Failed, useFresh } from '@/kit/data/load'
import { useT } from '@/locales'
import { DealersField } from './DealersField'

/** The related dealers of one account, without the rest of it. */
export const RelatedDealers = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const t = useT()
  const { data, error, retry } = useFresh(users.listRelatedDealers.query({ userId: user.id }, { quiet: true }))
  const [start, setStart] = useState<string[]>()
  if (!start && data) setStart(data.map(({ dealerCode }) => dealerCode))
  const title = t('users.dealersOf', { name: user.nickname || user.username })
  if (!start)
    return (
      <Panel open title={title} width={860} onClose={onClose}>
        {error ? <Failed error={error} retry={retry} /> : <Skeleton active paragraph={{ rows: 8 }} />}
      </Panel>
    )
  return (
    <FormPanel
      open
      width={860}
      title={title}
      name={`user-dealers:${user.id}`}
      initial={{ relatedDealers: start }}
      save={({ relatedDealers }) => users.saveRelatedDealers({ userId: user.id, dealerCodes: relatedDealers })}
      done={t('users.dealersSaved')}
      onClose={onClose}
    >
      {({ Field }) => <DealersField Field={Field} of={user} />}
    </FormPanel>
  )
}
