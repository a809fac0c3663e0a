import { ExclamationCircleFilled } from '@ant-design/icons'
import { Form as AntForm, Tabs } from 'antd'
import { type ReactNode, useEffect } from 'react'
import type { Field } from '@/entities/field'
import { useT } from '@/locales'
import type { Fault } from './Form'

export interface FormTab<Key extends string> {
  key: string
  label: string
  fields?: readonly Field<Key>[]
  children: ReactNode
}

/**
 * Tabs of a long form, all mounted. Tabs with invalid fields are marked; a failed save opens the tab of the first
 * invalid field.
 */
export const FormTabs = <Key extends string>({
  api,
  tabs,
  active,
  onChange,
}: {
  api: { fault?: Fault<Key> }
  tabs: readonly FormTab<NoInfer<Key>>[]
  active: string
  onChange: (key: string) => void
}) => {
  const t = useT()
  const { fault } = api
  useEffect(() => {
    const tab = fault && tabs.find(({ fields }) => fields?.some(({ key }) => key === fault.field))
    if (!tab) return
    onChange(tab.key)
    // A field in a hidden tab can only be focused after its tab is rendered.
    const frame = requestAnimationFrame(fault.show)
    return () => cancelAnimationFrame(frame)
    // Only a new save attempt may change the tab.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [fault])
  return (
    <AntForm.Item noStyle shouldUpdate>
      {({ getFieldsError }) => {
        const wrong = new Set(getFieldsError().flatMap(({ name, errors }) => (errors.length ? [String(name[0])] : [])))
        return (
          <Tabs
            activeKey={active}
            onChange={onChange}
            items={tabs.map(({ key, label, fields, children }) => ({
              key,
              forceRender: true,
              children,
              label: fields?.some((field) => wrong.has(field.key)) ? (
                <span className="tab-fault" title={t('kit.tabFaults', { tab: label })}>
                  {label} <ExclamationCircleFilled aria-label={t('kit.tabFaults', { tab: '' })} />
                </span>
              ) : (
                label
              ),
            }))}
          />
        )
      }}
    </AntForm.Item>
  )
}
