// Imported before the app: on the web the database is opened while the rest is still loaded.
import './deviceStores';
