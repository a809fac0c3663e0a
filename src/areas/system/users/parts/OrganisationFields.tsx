import { Form as AntForm, Radio, Select } from 'antd'
import { useEffect, useRef, useState } from 'react'
import * as dealers from '@/api/dealers'
import { DealerSelect } from '@/business/DealerSelect'
import { DeptSelect } from '@/business/DeptSelect'
import { RoleSelect } from '@/business/RoleSelect'
import type { Role } from '@/entities/shared/role'
import { type User, user as fields } from '@/entities/shared/user'
import { Ask } from '@/kit/actions/ask'
import type { ControlProps } from '@/kit/form/controls'
import { Field } from '@/kit/form/Form'
import { StatusTag } from '@/kit/kinds'
import { useLoad } from '@/kit/load'
import { useT } from '@/locales'
import { isHeadquarters, useIdentity } from '@/session/identity'

export interface OrganisationValues {
  dealerType?: User['dealerType']
  deptId?: string
  dealerCode?: string
  post?: User['post']
  roles: string[]
}

const MOST_ROLES = 5
/** Which types of departments belong to a level: 1 headquarters, 2 sales areas with their districts. */
const DEPT_TYPES: Record<number, readonly number[]> = { 1: [1], 2: [2, 3] }

/** The levels that somebody may give: headquarters all, a group itself and its members, a dealer only the own one. */
const useLevels = (): readonly number[] => {
  const me = useIdentity((identity) => identity.user)
  if (isHeadquarters(me)) return [1, 2, 3, 4, 5]
  return me?.dealerType === 5 ? [3, 5] : [me?.dealerType ?? 3]
}

/** The kind of outlet that the organisation in a form means: by the level, for first-level dealers by the dealer itself. */
const useShopType = (dealerType: number | undefined, dealerCode: string | undefined): number | undefined => {
  const asks = dealerType === 3 && !!dealerCode
  const { data } = useLoad(dealers.selectDealers.query({ codes: [dealerCode ?? ''] }, { quiet: true }), { enabled: asks, keep: false })
  if (dealerType === 1 || dealerType === 2) return 0
  if (dealerType === 4) return 3
  if (dealerType === 5) return 5
  const shopType = asks ? data?.[0]?.shopType : undefined
  return shopType === undefined ? undefined : Number(shopType)
}

/**
 * Organisation and roles of an account: level, then department or dealer, post, roles for that kind of outlet. Another level empties what hangs on it,
 * after a question; another kind of outlet empties the roles. Dealers keep to the own house.
 */
export const OrganisationFields = ({
  held = [],
  ownRoles = false,
  withPost = false,
}: {
  held?: readonly Pick<Role, 'id' | 'roleName'>[]
  ownRoles?: boolean
  withPost?: boolean
}) => {
  const t = useT()
  const form = AntForm.useFormInstance<OrganisationValues>()
  const me = useIdentity((identity) => identity.user)
  const levels = useLevels()
  const dealerType = Number(AntForm.useWatch('dealerType', form)) || undefined
  const dealerCode: string | undefined = AntForm.useWatch('dealerCode', form)
  const shopType = useShopType(dealerType, dealerCode)
  const before = useRef(shopType)
  useEffect(() => {
    if (shopType === undefined) return
    if (before.current !== undefined && before.current !== shopType && !ownRoles) form.setFieldValue('roles', [])
    before.current = shopType
  }, [form, shopType, ownRoles])
  const inDept = dealerType === 1 || dealerType === 2
  const group = !isHeadquarters(me) && me?.dealerType === 5 && dealerType === 3 ? me.dealerCode : undefined
  const fixed = !isHeadquarters(me) && (me?.dealerType !== 5 || dealerType === 5)
  return (
    <>
      <Field of={fields.dealerType} disabled={levels.length === 1 || ownRoles}>
        <LevelChoice levels={levels} />
      </Field>
      {inDept && (
        <Field of={fields.deptId} needs={[fields.dealerType]} disabled={ownRoles}>
          <DeptSelect key={dealerType} types={DEPT_TYPES[dealerType]} />
        </Field>
      )}
      {dealerType !== undefined && !inDept && (
        <Field
          of={fields.dealerCode}
          needs={[fields.dealerType]}
          disabled={fixed || ownRoles}
          label={dealerType === 5 ? t('users.group') : undefined}
          hint={
            shopType !== undefined && dealerCode ? (
              <>
                {t(fields.shopType.label)} <StatusTag field={fields.shopType} value={shopType} />
              </>
            ) : undefined
          }
        >
          <DealerSelect key={dealerType} dealerType={dealerType} group={group} />
        </Field>
      )}
      {withPost && <Field of={fields.post} />}
      <Field
        of={fields.roles}
        disabled={ownRoles}
        hint={ownRoles ? t('users.ownRoles') : undefined}
        check={(value) => (Array.isArray(value) && value.length > MOST_ROLES ? t('users.mostRoles', { count: MOST_ROLES }) : undefined)}
      >
        {shopType === undefined ? (
          <Select disabled placeholder={t('users.organisationFirst')} />
        ) : (
          <RoleSelect shopType={shopType} held={held} most={MOST_ROLES} />
        )}
      </Field>
    </>
  )
}

/** The level of the organisation; asks before another one empties what was chosen under the present one. */
const LevelChoice = ({ id, value, onChange, disabled, levels }: ControlProps<number> & { levels: readonly number[] }) => {
  const t = useT()
  const form = AntForm.useFormInstance<OrganisationValues>()
  const [wanted, setWanted] = useState<number>()
  const change = (level: number) => {
    // What hangs on the level goes first, so that nothing old is checked against the new one.
    form.setFieldsValue({ deptId: undefined, dealerCode: undefined, roles: [] })
    onChange?.(level)
  }
  const holds = () => {
    const { deptId, dealerCode, roles } = form.getFieldsValue(true)
    return !!deptId || !!dealerCode || (roles ?? []).length > 0
  }
  return (
    <>
      <Radio.Group
        id={id}
        className="level-choice"
        optionType="button"
        value={value}
        disabled={disabled}
        options={(fields.dealerType.of?.options ?? [])
          .filter((option) => levels.includes(Number(option.value)))
          .map((option) => ({ value: option.value, label: t(option.label) }))}
        onChange={({ target }) => (holds() ? setWanted(target.value) : change(target.value))}
      />
      <Ask
        busy={false}
        question={wanted === undefined ? undefined : { title: t('users.levelAsk'), effect: t('users.levelEffect') }}
        onCancel={() => setWanted(undefined)}
        onOk={() => {
          if (wanted !== undefined) change(wanted)
          setWanted(undefined)
        }}
      />
    </>
  )
}
