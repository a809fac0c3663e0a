import { Form, Radio } from 'antd'
import * as roles from '@/api/system/roles'
import * as users from '@/api/system/users'
import { role } from '@/entities/shared/role'
import { Choices, type ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { useTaken } from '@/kit/form/useTaken'
import { useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { type RoleInput, shopTypesBeside } from '../rights'

const MEMBERS = 200

/** Loads the outlet types of the role's users; these cannot be removed. The server checks again. */
const useTypesInUse = (of: roles.RoleDetail | undefined): number[] => {
  const { data } = useLoad(
    users.selectByRole.query({ roleId: of?.id ?? '', pageNo: 1, pageSize: MEMBERS }, { quiet: true }),
    {
      enabled: of !== undefined && Number(of.userCount) > 0,
      keep: false,
    },
  )
  return [...new Set((data?.records ?? []).map((row) => Number(row.shopType)))]
}

const HomeVariant = ({ value, onChange, id, disabled }: ControlProps<string>) => {
  const t = useT()
  return (
    <Radio.Group id={id} value={value} disabled={disabled} onChange={(event) => onChange?.(event.target.value)}>
      {(role.homeVariant.of?.options ?? []).map((option) => (
        <Radio key={option.value} value={option.value}>
          {t(option.label)}
        </Radio>
      ))}
    </Radio.Group>
  )
}

/** Basic data of a role. The code is fixed once saved; of a built-in role only order and remark can be changed. */
export const BasicTab = ({
  Field,
  of,
  fixed,
  readOnly,
}: {
  Field: FormField<RoleInput>
  of?: roles.RoleDetail
  fixed: boolean
  readOnly: boolean
}) => {
  const t = useT()
  const chosen: number[] = (Form.useWatch(role.shopTypes.key) ?? []).map(Number)
  const nameTaken = useTaken((roleName) => roles.list({ roleName, pageNo: 1, pageSize: 100 }, { quiet: true }), {
    key: 'roleName',
    fault: t('roles.nameTaken'),
    own: of?.roleName,
  })
  const codeTaken = useTaken((roleCode) => roles.list({ roleCode, pageNo: 1, pageSize: 100 }, { quiet: true }), {
    key: 'roleCode',
    fault: t('roles.codeTaken'),
  })
  const inUse = useTypesInUse(of).filter((type) => of?.shopTypes?.some((one) => Number(one) === type))
  const allowed = shopTypesBeside(chosen).filter((type) => !(inUse.includes(type) && chosen.includes(type)))
  return (
    <>
      <div className="two-columns">
        <Field of={role.roleName} disabled={fixed || readOnly} check={nameTaken} />
        <Field
          of={role.roleCode}
          check={of ? undefined : codeTaken}
          disabled={of !== undefined || fixed || readOnly}
          hint={of ? undefined : t('roles.codeHint')}
        />
      </div>
      <Field
        of={role.shopTypes}
        hint={inUse.length > 0 ? t('roles.typesInUse') : t('roles.typesHint')}
        disabled={fixed || readOnly}
      >
        <Choices field={role.shopTypes} allowed={allowed} />
      </Field>
      <div className="two-columns">
        <Field of={role.homeVariant} disabled={fixed || readOnly}>
          <HomeVariant />
        </Field>
        <Field of={role.sort} disabled={readOnly} />
      </div>
      <Field of={role.remark} disabled={readOnly} />
    </>
  )
}
