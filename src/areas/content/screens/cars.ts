import type { Screens } from '../..'
import CarImage from '../cars/CarImage'
import CarImageManagement from '../cars/CarImageManagement'
import CarManagement from '../cars/CarManagement'
import AddCar from '../models/AddCar'

/** What the apps show of the cars: their pages, their pictures and which of them can be chosen. */
export const screens = {
  '/addCar/addCar': AddCar,
  '/star-management/carImage': CarImage,
  '/star-management/carImageManagement': CarImageManagement,
  '/carManagement/carManagement': CarManagement,
} satisfies Screens
