import { useT } from '@/locales'

/** What a visitor of the static build signs in with: there the back end is in the page, and everything is invented. */
export const DemoAccounts = () => (
  <p className="login-demo" role="note">
    {useT()('login.demo', {
      accounts: 'superadmin, hq_clue, area_hd, dealer01, second01, group01',
      password: 'Abc@12345',
      code: '8888',
    })}
  </p>
)
