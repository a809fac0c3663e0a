import { useRef, useState } from 'react'
import * as dealers from '@/api/system/dealers'
import { PlaceBox } from '@/business/PlaceBox'
import { is } from '@/entities/field'
import type { RelatedDealer } from '@/entities/shared/dealer'
import { enableStatus } from '@/entities/shared/enums'
import { type GroupDealer, groupDealer } from '@/entities/shared/groupDealer'
import { type Place, placeOf } from '@/entities/shared/place'
import { CANCELLED } from '@/kit/data/useAction'
import { Words } from '@/kit/show/Blank'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { CellLink } from '@/kit/show/kinds'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useT } from '@/locales'
import { numberIn, sumOf } from '@/lib/counts'
import { Members } from './Members'

interface Values extends Pick<
  GroupDealer,
  'groupName' | 'contactName' | 'contactPhone' | 'address' | 'remark' | 'dealerCodes'
> {
  region?: Place
}

/**
 * Confirms the removal of dealers to which accounts of the group are related. Resolves to true to continue. Null, an
 * unknown number of accounts, also requires confirmation; 0 does not.
 */
const useRelatedAsk = () => {
  const t = useT()
  const [count, setCount] = useState<number | null>(0)
  const answer = useRef<(yes: boolean) => void>(undefined)
  const say = (yes: boolean) => {
    setCount(0)
    answer.current?.(yes)
  }
  const ask = (accounts: number | null) =>
    new Promise<boolean>((resolve) => {
      if (accounts === 0) return resolve(true)
      answer.current = resolve
      setCount(accounts)
    })
  const question =
    count !== 0
      ? { title: t('groups.askRelated'), effect: t('groups.relatedEffect', { count }), danger: true }
      : undefined
  return {
    ask,
    host: <ConfirmDialog question={question} busy={false} onCancel={() => say(false)} onOk={() => say(true)} />,
  }
}

/** Form of a group with its dealers, or with `onlyMembers` only the dealers. They are sent as the full list of codes. */
export const GroupForm = ({
  row,
  members,
  onlyMembers = false,
  onClose,
}: {
  row: GroupDealer
  members: readonly RelatedDealer[]
  onlyMembers?: boolean
  onClose: () => void
}) => {
  const t = useT()
  const { ask, host } = useRelatedAsk()
  const { groupName, contactName, contactPhone, address, remark } = row
  const dealerCodes = members.map(({ dealerCode }) => dealerCode)
  const withMembers = is(row.status, enableStatus.enabled)
  const own = { groupName, contactName, contactPhone, address, remark, region: placeOf(row) }
  const save = async ({ region, dealerCodes: chosen, ...values }: Values) => {
    const codes = chosen ?? []
    const removed = withMembers ? members.filter((one) => !codes.includes(one.dealerCode)) : []
    if (!(await ask(sumOf(removed.map((one) => numberIn(one.relatedCount)))))) return CANCELLED
    return dealers.updateGroup({ id: row.id, ...values, ...region, ...(withMembers ? { dealerCodes: codes } : {}) })
  }
  return (
    <>
      <FormPanel
        open
        width={880}
        name={`group.${onlyMembers ? 'members' : 'edit'}.${row.id}`}
        title={t(onlyMembers ? 'groups.membersOf' : 'groups.editOf', { name: groupName })}
        initial={{ ...(onlyMembers ? {} : own), ...(withMembers ? { dealerCodes } : {}) }}
        save={save}
        done={t(onlyMembers ? 'groups.membersSaved' : 'groups.saved')}
        onClose={onClose}
      >
        {({ Field }) => (
          <>
            {!onlyMembers && <OwnFields Field={Field} row={row} />}
            {withMembers && (
              <Field of={groupDealer.dealerCodes}>
                <Members group={row.groupCode} before={members} />
              </Field>
            )}
          </>
        )}
      </FormPanel>
      {host}
    </>
  )
}

const OwnFields = ({ Field, row }: { Field: FormField<Values>; row: GroupDealer }) => {
  const t = useT()
  const link = usePermittedLinks()('/system-management/enterpriseManagement', { mode: 'detail', record: row.companyId })
  return (
    <>
      <dl className="facts space-below">
        <div>
          <dt>{t(groupDealer.groupCode.label)}</dt>
          <dd className="digits">{row.groupCode}</dd>
        </div>
        <div>
          <dt>{t(groupDealer.companyId.label)}</dt>
          <dd>
            {link && row.companyId ? (
              <CellLink onClick={link}>
                <bdi>{row.companyName || row.companyId}</bdi>
              </CellLink>
            ) : (
              <Words>{row.companyName}</Words>
            )}
          </dd>
        </div>
      </dl>
      <Field of={groupDealer.groupName} />
      <div className="two-columns">
        <Field of={groupDealer.contactName} />
        <Field of={groupDealer.contactPhone} />
        <Field of={groupDealer.region}>
          <PlaceBox placeholder={t(groupDealer.region.label)} />
        </Field>
        <Field of={groupDealer.address} />
      </div>
      <Field of={groupDealer.remark} />
    </>
  )
}
