import { LANGUAGE_NAMES, LANGUAGES, useLanguage, useT } from '@/locales'
import { useSettings } from '@/session/settings'

export const LanguageChoice = () => {
  const t = useT()
  const present = useLanguage()
  const choose = (value: string) => {
    const language = LANGUAGES.find((one) => one === value)
    if (language) useSettings.setState({ language })
  }
  return (
    <label className="login-language">
      <svg viewBox="0 0 24 24" aria-hidden>
        <circle cx="12" cy="12" r="9" />
        <path d="M3 12h18M12 3c3.2 3 4.2 6 4.2 9s-1 6-4.2 9c-3.2-3-4.2-6-4.2-9s1-6 4.2-9Z" />
      </svg>
      <select aria-label={t('login.language')} value={present} onChange={(event) => choose(event.target.value)}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  )
}
