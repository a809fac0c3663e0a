import '../campaigns.css'
import { isYes } from '@/entities/field'
import type { ActivityField } from '@/entities/marketing/activityField'
import { fieldType } from '@/entities/marketing/campaignEnums'
import { useT } from '@/locales'

const placeholderOf: Partial<Record<ActivityField['fieldType'], string>> = {
  phone: '138 0000 0000',
  date: 'YYYY-MM-DD',
}
const CHOSEN: readonly string[] = ['series', 'city', 'dealer', 'buyPlan', 'date']

export const SignUpForm = ({ fields }: { fields: readonly ActivityField[] }) => {
  const t = useT()
  return (
    <div className="sign-up">
      {fields.map((row) => (
        <div key={row.key} className="sign-up-field">
          <b>
            {isYes(row.required) && <i aria-label={t('activityField.required')}>*</i>} <bdi>{row.title}</bdi>
          </b>
          {row.options.length > 0 ? (
            <span className="sign-up-options">
              {row.options.map((one) => (
                <span key={one} data-kind={row.fieldType}>
                  <bdi>{one}</bdi>
                </span>
              ))}
            </span>
          ) : (
            <span className="sign-up-box" data-chosen={CHOSEN.includes(row.fieldType)}>
              <bdi>
                {row.hint ||
                  placeholderOf[row.fieldType] ||
                  t(CHOSEN.includes(row.fieldType) ? 'campaign.pleaseChoose' : 'campaign.pleaseEnter')}
              </bdi>
              {row.fieldType === fieldType.sms && <em>{t('campaign.getCode')}</em>}
            </span>
          )}
        </div>
      ))}
      <div className="sign-up-send">{t('campaign.signUp')}</div>
    </div>
  )
}
