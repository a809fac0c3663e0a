import { FormPanel } from '@/kit/form/FormPanel'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { SessionFields } from './SessionFields'
import type { SessionOf, SessionValues } from './sessionRules'

/** A session that is added or changed within the form of its activity. */
export interface Asked {
  /** Who it is: drafts are kept under this name. */
  key: string
  values: SessionValues
  of: SessionOf
  others: readonly SessionValues[]
  /** Puts it into the form. */
  take: (values: SessionValues) => void
}

/** The window of one session; it stands beside the form of the activity, since a form holds no other. */
export const SessionWindow = ({
  of: { key, values, of, others, take },
  onClose,
}: {
  of: Asked
  onClose: () => void
}) => {
  const t = useT()
  return (
    <FormPanel
      open
      name={`signSession.${key}`}
      title={plain(values.sessionName) || t('checkIns.newSession')}
      initial={values}
      saveText={t('kit.ok')}
      save={take}
      done=""
      onClose={onClose}
    >
      {({ Field }) => <SessionFields Field={Field} of={of} others={others} />}
    </FormPanel>
  )
}
