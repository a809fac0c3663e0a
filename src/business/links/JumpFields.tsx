import { Form, Input, Select, Space } from 'antd'
import { jump, type Jump } from '@/entities/content/jump'
import { jumpType } from '@/entities/content/shared'
import type { ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { BY_LABEL } from '@/kit/form/search'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { type AppPage, ownerPages } from './appPages'
import { TargetBox } from './ContentPicker'
import { faultOf, kindsOf, miniPageOf } from './jump'

/** App and page of a mini-program, stored as one text. */
const MiniPageBox = ({ id, value, onChange, disabled }: ControlProps<string>) => {
  const t = useT()
  const { appId, path } = miniPageOf(value)
  const change = (to: { appId: string; path: string }) => onChange?.(JSON.stringify(to))
  return (
    <Space.Compact block>
      <Input
        value={appId}
        disabled={disabled}
        aria-label={t('links.appId')}
        placeholder={t('links.appId')}
        style={{ width: '45%' }}
        onChange={({ target }) => change({ appId: target.value.trim(), path })}
      />
      <Input
        id={id}
        value={path}
        disabled={disabled}
        aria-label={t('links.path')}
        placeholder="pages/…"
        onChange={({ target }) => change({ appId, path: target.value.trim() })}
      />
    </Space.Compact>
  )
}

interface JumpFieldsProps {
  Field: FormField<Jump>
  types: readonly number[]
  pages?: readonly AppPage[]
  /** The target was no longer visible to users when the record was read. */
  gone?: boolean
  initial?: Jump
}

const Target = ({
  id,
  value,
  onChange,
  disabled,
  type,
  pages,
  gone,
  initial,
}: ControlProps<string> & { type: number } & Pick<JumpFieldsProps, 'pages' | 'gone' | 'initial'>) => {
  const t = useT()
  const form = Form.useFormInstance<Jump>()
  const title: unknown = Form.useWatch(jump.jumpTitle.key, { form, preserve: true })
  const label = t('jump.jumpValue')
  const choose = (to: string | undefined, name: string) => {
    form.setFieldValue(jump.jumpTitle.key, name)
    onChange?.(to ?? '')
  }
  const kinds = kindsOf[type]
  if (kinds)
    return (
      <TargetBox
        id={id}
        label={label}
        kinds={kinds}
        disabled={disabled}
        title={value ? plain(title) || value : undefined}
        gone={gone === true && value === initial?.jumpValue}
        onPick={(picked) => choose(picked?.id, picked?.title ?? '')}
      />
    )
  if (type === jumpType.appPage)
    return (
      <Select<string, { value: AppPage; label: string }>
        id={id}
        value={value || undefined}
        disabled={disabled}
        showSearch={BY_LABEL}
        placeholder={label}
        options={(pages ?? ownerPages).map((code) => ({ value: code, label: t(`appPage.${code}`) }))}
        onChange={(code, option) => choose(code, [option].flat()[0]?.label ?? '')}
      />
    )
  if (type === jumpType.miniProgram)
    return <MiniPageBox id={id} value={value} disabled={disabled} onChange={onChange} />
  return (
    <Input
      id={id}
      value={value}
      disabled={disabled}
      placeholder="https://"
      maxLength={500}
      onChange={({ target }) => choose(target.value, '')}
    />
  )
}

/**
 * Fields of a link: one of the types allowed here, then its target. Changing the type clears the target; errors are
 * shown at the target.
 */
export const JumpFields = ({ Field, types, ...rest }: JumpFieldsProps) => {
  const t = useT()
  const form = Form.useFormInstance<Jump>()
  const watched: unknown = Form.useWatch(jump.jumpType.key, { form, preserve: true })
  const type = watched === undefined ? rest.initial?.jumpType : Number(watched)
  const options = jump.jumpType.of?.options.filter(({ value }) => types.includes(Number(value))) ?? []
  return (
    <>
      <Field of={jump.jumpType} clears={[jump.jumpValue, jump.jumpTitle]}>
        <TypeSelect
          label={t(jump.jumpType.label)}
          options={options.map(({ value, label }) => ({ value: Number(value), label: t(label) }))}
        />
      </Field>
      {type !== undefined && type !== jumpType.none && (
        <Field
          of={jump.jumpValue}
          required={false}
          needs={[jump.jumpType]}
          check={(value) => {
            const fault = faultOf(type, value)
            return fault && t(fault)
          }}
        >
          <Target type={type} {...rest} />
        </Field>
      )}
    </>
  )
}

const TypeSelect = ({
  value,
  onChange,
  label,
  options,
  ...rest
}: ControlProps<number> & { label: string; options: { value: number; label: string }[] }) => (
  <Select {...rest} value={value} aria-label={label} placeholder={label} options={options} onChange={onChange} />
)
