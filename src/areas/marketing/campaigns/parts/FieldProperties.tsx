import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Flex, Input, Switch } from 'antd'
import { type ReactNode, useId } from 'react'
import { isYes } from '@/entities/field'
import { type ActivityField, activityField } from '@/entities/marketing/activityField'
import { useT } from '@/locales'
import { validateField, isChoice, isFixed } from './formFields'

const MAX_OPTIONS = 10

const Labelled = ({ label, children }: { label: string; children: (id: string) => ReactNode }) => {
  const id = useId()
  return (
    <div className="builder-property">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

export const FieldProperties = ({
  row,
  disabled,
  change,
}: {
  row: ActivityField
  disabled?: boolean
  change: (to: Partial<ActivityField>) => void
}) => {
  const t = useT()
  const fault = validateField(row, t)
  const option = (at: number, text: string) =>
    change({ options: row.options.map((one, place) => (place === at ? text : one)) })
  return (
    <div className="builder-properties" role="group" aria-label={t('campaign.properties')}>
      <h4>{t('campaign.properties')}</h4>
      <Labelled label={t(activityField.title.label)}>
        {(id) => (
          <Input
            id={id}
            value={row.title}
            disabled={disabled}
            status={fault ? 'error' : undefined}
            count={{ show: true, max: activityField.title.max }}
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
      </Labelled>
      <Labelled label={t(activityField.hint.label)}>
        {(id) => (
          <Input
            id={id}
            value={row.hint}
            disabled={disabled}
            count={{ show: true, max: activityField.hint.max }}
            onChange={({ target }) => change({ hint: target.value })}
          />
        )}
      </Labelled>
      <Labelled label={t(activityField.required.label)}>
        {(id) => (
          <Switch
            id={id}
            checked={isYes(row.required)}
            disabled={disabled || isFixed(row)}
            onChange={(on) => change({ required: on ? 1 : 0 })}
          />
        )}
      </Labelled>
      {isChoice(row) && (
        <div className="builder-property" role="group" aria-label={t(activityField.options.label)}>
          <span>{t(activityField.options.label)}</span>
          {row.options.map((text, at) => (
            // Options have no keys of their own; one that moves takes its text along.
            // oxlint-disable-next-line react/no-array-index-key
            <Flex key={at} gap={4}>
              <Input
                value={text}
                disabled={disabled}
                aria-label={t('campaign.option', { at: at + 1 })}
                onChange={({ target }) => option(at, target.value)}
              />
              {!disabled && (
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={t('campaign.removeOption', { at: at + 1 })}
                  onClick={() => change({ options: row.options.filter((_one, place) => place !== at) })}
                />
              )}
            </Flex>
          ))}
          {!disabled && row.options.length < MAX_OPTIONS && (
            <Button
              type="dashed"
              block
              icon={<PlusOutlined />}
              onClick={() => change({ options: [...row.options, ''] })}
            >
              {t('campaign.addOption')}
            </Button>
          )}
        </div>
      )}
      {fault && (
        <p role="alert" className="tab-fault">
          {fault}
        </p>
      )}
    </div>
  )
}
