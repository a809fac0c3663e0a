import { Button, Modal } from 'antd'
import { type TextKey, useT } from '@/locales'
import { adoptIdentity } from '@/session/flow'
import { type Ending, useIdentity } from '@/session/identity'

const SAYS: Record<Ending, TextKey> = {
  out: 'shell.endedOut',
  expired: 'shell.endedExpired',
  password: 'shell.endedPassword',
  changed: 'shell.endedChanged',
  gone: 'shell.endedGone',
}

/**
 * Modal dialog after the end of the current identity, with the reason. It blocks all further use. Input is kept as
 * drafts. After a log-out in another tab they can be discarded.
 */
export const IdentityChangedDialog = () => {
  const t = useT()
  const ending = useIdentity((identity) => identity.ending) ?? 'changed'
  const hasKept = useIdentity((identity) => identity.hasKept)
  return (
    <Modal
      open
      rootClassName="session-ended"
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      zIndex={3000}
      title={t(ending === 'changed' ? 'shell.identityChangedTitle' : 'shell.endedTitle')}
      footer={
        <>
          {hasKept && ending === 'out' && (
            <Button onClick={() => adoptIdentity(false)}>{t('shell.endedDiscard')}</Button>
          )}
          <Button type="primary" onClick={() => adoptIdentity()}>
            {t('shell.identityChangedGo')}
          </Button>
        </>
      }
    >
      <p>
        {t(SAYS[ending])} {t('shell.endedStopped')}
      </p>
      {hasKept && <p>{t('shell.endedKept')}</p>}
    </Modal>
  )
}
