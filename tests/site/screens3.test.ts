import { testScreens } from '../support/screenTests'

testScreens(3, 3)
