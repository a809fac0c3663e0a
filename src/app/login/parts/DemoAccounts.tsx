import { useEffect, useState } from 'react'
import { loadTexts, type TextKey, useT } from '@/locales'

/** The accounts, and what each can do. */
export const ACCOUNTS: readonly (readonly [username: string, can: TextKey])[] = [
  ['superadmin', 'demo.all'],
  ['hq_clue', 'demo.leads'],
  ['hq_market', 'demo.marketing'],
  ['area_hd', 'demo.area'],
  ['dealer01', 'demo.dealer'],
  ['market01', 'demo.dealerMarketing'],
  ['sale01', 'demo.consultant'],
  ['second01', 'demo.second'],
  ['group01', 'demo.group'],
]

/** What a visitor of the static build signs in with, and who can what: there the back end is in the page, and everything is invented. */
export const DemoAccounts = () => {
  const t = useT()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let gone = false
    void loadTexts('demo').then(() => !gone && setReady(true))
    return () => {
      gone = true
    }
  }, [])
  return (
    <div className="login-demo" role="note">
      {ready && (
        <>
          {t('demo.title', { password: 'Abc@12345', code: '8888' })}
          <dl>
            {ACCOUNTS.map(([username, can]) => (
              <div key={username}>
                <dt>{username}</dt>
                <dd>{t(can)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  )
}
