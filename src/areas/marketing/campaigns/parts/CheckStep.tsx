import { Alert, Button, Form as AntForm } from 'antd'
import type { ActivityInput } from '@/api/marketing/activities'
import { isYes } from '@/entities/field'
import { type Activity, activity } from '@/entities/marketing/activity'
import { useT } from '@/locales'
import { CampaignFacts } from './CampaignFacts'
import { labelOf, stepOf } from './hostForm'
import { PhonePages } from './PhonePages'
import { useDealerCount } from './RangeStep'
import { WithPhone } from '@/kit/show/WithPhone'

/** Errors by step, with links to the steps. */
const Faults = ({ go }: { go: (step: number) => void }) => {
  const t = useT()
  return (
    <AntForm.Item noStyle shouldUpdate>
      {({ getFieldsError }) => {
        const faults = getFieldsError().flatMap(({ name, errors: [error] }) =>
          error ? [{ field: String(name[0]), error }] : [],
        )
        if (faults.length === 0)
          return <Alert type="success" showIcon title={t('campaign.allRight')} className="space-below" />
        return (
          <Alert
            type="error"
            showIcon

            title={t('campaign.faults', { count: faults.length })}
            description={
              <ul className="campaign-faults space-below">
                {faults.map(({ field, error }) => {
                  const step = stepOf(field)
                  return (
                    <li key={field}>
                      {error}{' '}
                      <Button type="link" size="small" onClick={() => go(step)}>
                        {t('campaign.toStep', { step: t(labelOf(step)) })}
                      </Button>
                    </li>
                  )
                })}
              </ul>
            }
          />
        )
      }}
    </AntForm.Item>
  )
}

export const CheckStep = ({ row, go }: { row?: Activity; go: (step: number) => void }) => {
  const t = useT()
  const values: ActivityInput = AntForm.useWatch((all: ActivityInput) => all, { preserve: true }) ?? {}
  const inRange = useDealerCount(values.regions)
  const chosen = values.dealerCodes?.length
  // Names of unchanged choices come with the campaign. New choices are named in their own step.
  const eventName = values.eventCode === row?.eventCode ? row?.eventName : undefined
  return (
    <>
      <Faults go={go} />
      <WithPhone phone={<PhonePages campaign={values} />}>
        <CampaignFacts
          row={{ ...values, joinLimit: values.joinLimit ?? 0, eventName }}
          dealers={t('campaign.dealerCount', { count: chosen || inRange })}
        />
        <h3 className="section-title">{t(activity.formFields.label)}</h3>
        <ol className="popup-list">
          {(values.formFields ?? []).map(({ key, title, required }) => (
            <li key={key}>
              <bdi>{title}</bdi>{' '}
              {isYes(required) && <span className="builder-must">{t('activityField.required')}</span>}
            </li>
          ))}
        </ol>
      </WithPhone>
    </>
  )
}
