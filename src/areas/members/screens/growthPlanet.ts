import type { Screens } from '../..'
import EventList from '../growthPlanet/EventList'
import GrowthReport from '../growthPlanet/GrowthReport'
import LevelList from '../growthPlanet/LevelList'
import PlanetSettingForm from '../growthPlanet/PlanetSettingForm'

export const screens = {
  '/dreamPlant/growManagement': EventList,
  '/dreamPlant/levelManagement': LevelList,
  '/dreamPlant/growReport': GrowthReport,
  '/dreamPlant/setting': PlanetSettingForm,
} satisfies Screens
