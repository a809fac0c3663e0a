import { useEffect, useState } from 'react'
import { loadTexts, type TextKey, useT } from '@/locales'

export const ACCOUNTS: readonly (readonly [username: string, can: TextKey])[] = [
  ['superadmin', 'home.demoAll'],
  ['hq_clue', 'home.demoLeads'],
  ['hq_market', 'home.demoMarketing'],
  ['hq_content', 'home.demoContent'],
  ['hq_review1', 'home.demoReview'],
  ['hq_review2', 'home.demoReview2'],
  ['hq_finance', 'home.demoFinance'],
  ['hq_shop', 'home.demoShop'],
  ['hq_vehicle', 'home.demoVehicle'],
  ['hq_points', 'home.demoPoints'],
  ['hq_voice', 'home.demoVoice'],
  ['area_hd', 'home.demoArea'],
  ['dealer01', 'home.demoDealer'],
  ['market01', 'home.demoDealerMarketing'],
  ['sale01', 'home.demoConsultant'],
  ['second01', 'home.demoSecond'],
  ['group01', 'home.demoGroup'],
]

export const DemoAccounts = () => {
  const t = useT()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let gone = false
    void loadTexts('home').then(() => !gone && setReady(true))
    return () => {
      gone = true
    }
  }, [])
  return (
    <div className="login-demo" role="note">
      {ready && (
        <>
          {t('home.demoTitle', { password: 'Abc@12345', code: '8888' })}
          {ACCOUNTS.map(([username, can]) => (
            <div key={username}>
              <b>{username}</b> {t(can)}
            </div>
          ))}
        </>
      )}
    </div>
  )
}
